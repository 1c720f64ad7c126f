import { expect, test } from 'vitest'
import { wordsOf } from './words.ts'

test.each([
  ['Ada@Example.com', ['ada', 'example', 'com']],
  ['José Núñez', ['jose', 'nunez']],
  ['ＡＢＣ straße', ['abc', 'straße']],
  ['田中さん', ['田', '中', 'さ', 'ん']],
  ["O'Neil & Söhne, 24/7", ['o', 'neil', 'sohne', '24', '7']],
  ['ada ADA Ada', ['ada']],
  ['  -- ', []],
])('%s is found by %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})
