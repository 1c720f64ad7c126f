import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

describe('whom an address counts for', () => {
  test.each([
    ['ada@example.com', 'ada@example.com'],
    [' Ada@Example.COM ', 'ada@example.com'],
    ['ada+news@example.com', 'ada@example.com'],
    ['ada+a+b@example.com', 'ada@example.com'],
    ['ada＋a@example.com', 'ada@example.com'],
    ['a.da@example.com', 'a.da@example.com'],
    ['a.d.a@gmail.com', 'ada@gmail.com'],
    ['A.da+x@GoogleMail.com', 'ada@gmail.com'],
    ['ada@gmail.com.', 'ada@gmail.com'],
    ['ada@gmail。com', 'ada@gmail.com'],
    ['ada@ｇmail.com', 'ada@gmail.com'],
    ['"a.da"@gmail.com', 'ada@gmail.com'],
    ['ada(who)@gmail.com', 'ada@gmail.com'],
    ['a\u00adda@gmail.com', 'ada@gmail.com'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
    // Not ours to judge, but still counted: whatever no host can be called counts as it stands.
    ['ada@[two hosts]', 'ada@[two hosts]'],
    ['+12015550123', '+12015550123'],
    ['all', 'all'],
  ])('%s counts as %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox)
  })

  test('however a name at a host without dots is written', () => {
    const letters = fc.stringMatching(/^[a-z\d]{1,20}$/)
    fc.assert(
      fc.property(letters, fc.array(fc.nat(20)), fc.array(fc.nat(20)), letters, (name, dots, caps, tag) => {
        const written = [...name]
          .map((letter, at) => (caps.includes(at) ? letter.toUpperCase() : letter))
          .map((letter, at) => (dots.includes(at) && at > 0 ? `.${letter}` : letter))
          .join('')
        expect(mailboxOf(`${written}+${tag}@googlemail.com`)).toBe(`${name}@gmail.com`)
      }),
    )
  })

  test('whatever is typed has an answer', () => {
    const property = fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(mailboxOf(`${typed}@${typed}`)).not.toBe('')
    })
    fc.assert(property)
  })
})
