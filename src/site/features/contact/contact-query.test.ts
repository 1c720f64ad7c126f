import { describe, expect, it } from 'vitest'
import { contact } from '../../../content/contact.ts'
import { leaders } from '../../../content/leaders.ts'
import { messageRequest } from '../../../contract/messages.ts'
import { askedFor } from './contact-query.ts'

const asked = (query: string) => askedFor(new URLSearchParams(query))

describe('what the address asks of the contact form', () => {
  it('nothing: an empty message', () => {
    expect(asked('')).toEqual({ kind: 'message', category: undefined, subject: '' })
  })

  it.each(contact.categories)('$slug brings its own subject', ({ slug, subject }) => {
    expect(asked(`category=${slug}`)).toMatchObject({ category: slug, subject })
  })

  it('a demo is asked for by its card and by a page alike', () => {
    expect(asked('category=demo-request').kind).toBe('demo')
    expect(asked('kind=demo&topic=use-cases')).toEqual({
      kind: 'demo',
      category: 'demo-request',
      subject: 'Demo: Use Cases',
    })
  })

  it('a topic nobody knows is taken by its word', () => {
    expect(asked('kind=demo&topic=our+payroll').subject).toBe('Demo: our payroll')
  })

  it.each(leaders)('a message for $name says so', ({ name }) => {
    expect(asked(`${new URLSearchParams({ topic: name })}`)).toEqual({
      kind: 'message',
      category: undefined,
      subject: `For ${name}`,
    })
  })

  it('an unknown category or kind is left out', () => {
    expect(asked('category=%3Cscript%3E&kind=bribe')).toEqual({
      kind: 'message',
      category: undefined,
      subject: '',
    })
  })

  it.each(['a\r\nBcc: everybody', 'x'.repeat(5000)])('no topic makes a subject the form refuses', (topic) => {
    const { subject } = askedFor(new URLSearchParams({ topic }))
    expect(messageRequest.shape.subject.safeParse(subject).success).toBe(true)
  })
})
