import { z } from 'zod'
import { pageNames } from '../../contract/paths.ts'
import { agentCategories, agentKeys } from '../agent-keys.ts'
import { type FilmKey, films } from '../films.ts'
import { iconKeys } from '../icons.ts'

/**
 * The editorial limits: how long a headline may be, how many cards a section has. The content files take
 * their types from here; a test parses every one of them. Types only reach the browser, never zod.
 */
export const text = (min: number, max: number) => z.string().min(min).max(max)
export const headline = text(8, 56)
export const lead = text(40, 220)
export const sentence = text(24, 170)
export const phrase = text(3, 44)
export const title = text(2, 40)

export const icon = z.enum(iconKeys)
export const page = z.enum(pageNames)
export const agentKey = z.enum(agentKeys)
export const category = z.enum(agentCategories)
export const film = z.enum(Object.keys(films) as [FilmKey, ...FilmKey[]])

export const heading = z.strictObject({ headline, lead })
export const opening = heading.extend({ eyebrow: text(3, 48) })
export const point = z.strictObject({ title, text: sentence, icon })
export const stat = z.strictObject({ value: text(2, 12), label: phrase })
export const platform = z.strictObject({ name: title, text: phrase })

export type Heading = z.infer<typeof heading>
