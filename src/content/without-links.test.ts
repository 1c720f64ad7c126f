import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clickableIn } from '../../tests/support/clickable.ts'
import { asContact, withoutLinks } from './without-links.ts'

const pressable = (text: string) => clickableIn({ text, html: '' })

describe('somebody else’s words in a letter of ours', () => {
  test.each([
    ['https://evil.example/pay', 'https[://]evil[.]example/pay'],
    ['see //evil.example', 'see [//]evil[.]example'],
    ['\\\\server\\share', '[\\\\]server\\share'],
    ['www.evil.example and evil.co.uk.', 'www[.]evil[.]example and evil[.]co[.]uk.'],
    ['evil。example', 'evil[。]example'],
    ['10.0.0.1/pay', '10[.]0[.]0[.]1/pay'],
    ['ada@example.com', 'ada[@]example[.]com'],
    ['mailto:ada@x.de', 'mailto[:]ada[@]x[.]de'],
    ['javascript:alert(1)', 'javascript[:]alert(1)'],
    ['tel:4670123456', 'tel[:]4670123456'],
  ])('%j becomes %j', (typed, written) => expect(withoutLinks(typed)).toBe(written))

  test.each([
    'We are 1.200 people, 3.5 % more than on 15.11.2026, i.e. since 10:30.',
    'She said: hello! Is it U.S. law? Yes... or no; and/or both @ noon.',
    '« Ça va ? » 你好。谢谢。',
  ])('%j stays as it was said', (said) => expect(withoutLinks(said)).toBe(said))

  test('nothing of whatever can be pressed', () => {
    const piece = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true, validSchemes: ['http', 'https', 'ftp'] }),
      fc.emailAddress(),
      fc.domain(),
      fc.ipV4(),
      fc.constantFrom(
        'www.',
        '//',
        '://',
        'mailto:',
        'tel:',
        '@',
        '.com',
        '.example',
        '.',
        ':',
        '\\\\',
        ' ',
        '\n',
        '[',
        ']',
      ),
      fc.string({ maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        expect(pressable(withoutLinks(pieces.join('')))).toEqual([])
      }),
      { numRuns: 3000 },
    )
  })

  test('a long one takes no longer than a long one must', () => {
    for (const sign of ['a', 'a.', 'a:', '/', '@', '.'])
      expect(withoutLinks(sign.repeat(200_000)).length).toBeGreaterThan(0)
  })
})

test.each(["o'hara+news@sub.example.com", 'jörg@bücher.example'])('%j is whom to answer', (email) =>
  expect(asContact(email)).toBe(email),
)
test.each(['https://evil.example/?a=@b.co', 'evil.example/pay@b.co', 'a<b>@b.co'])(
  '%j is no plain address',
  (email) => expect(pressable(asContact(email))).toEqual([]),
)
