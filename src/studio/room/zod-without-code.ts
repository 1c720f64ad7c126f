declare global {
  var __zod_globalConfig: { jitless: boolean }
}

// Before any schema is made, so the first of the room's imports: zod would try whether code may be made from text, and
// every browser would report a break of the room's policy.
globalThis.__zod_globalConfig = { jitless: true }

export {}
