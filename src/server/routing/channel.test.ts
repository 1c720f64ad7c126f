import { describe, expect, test } from 'vitest'
import { newLeadLine, talkEndedLine } from '../../content/channel-lines.ts'
import { channelAt, lineFor } from './channel.ts'

describe('whose shape a channel takes is told by its host', () => {
  test.each([
    ['https://hooks.slack.com/services/T0/B0/x', 'slack'],
    ['https://hooks.slack-gov.com/services/T0/B0/x', 'slack'],
    ['https://chat.example.com/hooks/abc', 'slack'],
    ['https://contoso.webhook.office.com/webhookb2/x@y/IncomingWebhook/z', 'teams'],
    [
      'https://prod-23.westeurope.logic.azure.com:443/workflows/x/triggers/manual/paths/invoke?sig=y',
      'teams',
    ],
    ['https://default0.0.environment.api.powerplatform.com:443/powerautomate/automations/direct/x', 'teams'],
    ['https://webhook.office.com.evil.example/x', 'slack'],
    ['https://notlogic.azure.com.example/x', 'slack'],
  ])('%s: %s', (url, shape) => {
    expect(channelAt(url)).toEqual({ url, shape })
  })
})

const url = 'https://www.example.com/desk?view=talks&talk=42'
const text = 'New lead: <!channel> *Ada* & [Bo](x) · Talk'

test('Slack gets text and blocks, and takes nothing typed for its markup', () => {
  expect(lineFor('slack', { text, url })).toEqual({
    text: 'New lead: &lt;!channel&gt; *Ada* &amp; [Bo](x) · Talk <https://www.example.com/desk?view=talks&amp;talk=42|Open it at the desk>',
    blocks: [
      { type: 'section', text: { type: 'plain_text', text, emoji: false } },
      {
        type: 'context',
        elements: [
          {
            type: 'mrkdwn',
            text: '<https://www.example.com/desk?view=talks&amp;talk=42|Open it at the desk>',
          },
        ],
      },
    ],
    unfurl_links: false,
  })
})

test('Teams gets a message with an Adaptive Card, its words in a run that is no Markdown', () => {
  expect(lineFor('teams', { text, url })).toEqual({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [{ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text }] }],
          actions: [{ type: 'Action.OpenUrl', title: 'Open it at the desk', url }],
        },
      },
    ],
  })
})

describe('the line', () => {
  const nothing = { industry: null, country: null, score: null }

  test('of a new lead says who, what is known, and whose it is', () => {
    const ada = { kind: 'talk', name: 'Ada Núñez', owner: 'mira@desk.example' } as const
    expect(newLeadLine({ ...ada, industry: 'oilGas', country: 'Portugal', score: 82 })).toBe(
      'New lead: Ada Núñez · Talk · Oil and gas · Portugal · score 82 · for mira@desk.example',
    )
    expect(newLeadLine({ ...nothing, kind: 'waitlist', name: ' ', owner: null })).toBe(
      'New lead: no name given · Waitlist · nobody has it yet',
    )
  })

  test('of a talk says how long it was and what it may be worth', () => {
    expect(talkEndedLine({ ...nothing, score: 0, seconds: 400, turns: 24, name: 'Ada' })).toBe(
      'A talk has ended: Ada · 7 min · 24 turns · score 0',
    )
    expect(talkEndedLine({ ...nothing, seconds: 40, turns: 1 })).toBe(
      'A talk has ended: anonymous · 40 s · 1 turn',
    )
    expect(talkEndedLine({ ...nothing, seconds: null, turns: 0 })).toBe(
      'A talk has ended: anonymous · 0 turns',
    )
  })

  test('has nothing to press in it and calls nobody', () => {
    const name = '@channel see https://evil.example now'
    expect(newLeadLine({ ...nothing, kind: 'message', name, owner: null })).toBe(
      'New lead: [@]channel see https[://]evil[.]example now · Message · nobody has it yet',
    )
  })
})
