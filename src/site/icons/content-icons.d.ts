/** Made by lean-icons.ts from the keys the content has. */
declare module 'virtual:content-icons' {
  const drawings: Record<import('../../content/icons.ts').IconKey, import('lucide-react').LucideIcon>
  export default drawings
}
