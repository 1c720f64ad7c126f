import { company } from '../../content/brand.ts'
import type { Block, Letter } from './letter.ts'

/** A letter for readers without HTML. */
export function letterAsText({ blocks }: Pick<Letter, 'blocks'>, siteUrl: string): string {
  const signature = `-- \n${company.name} · ${company.tagline}\n${siteUrl}`
  return `${[...blocks.map(blockAsText), signature].join('\n\n')}\n`
}

function blockAsText(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'small':
      return block.text
    case 'action':
      // On a line of its own, so that no client takes the next word for a part of it.
      return `${block.label}:\n${block.url}`
    case 'code':
      return `    ${block.code}`
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
  }
}
