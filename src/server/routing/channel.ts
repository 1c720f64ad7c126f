import { channelLink } from '../../content/channel-lines.ts'

/** A channel of the staff's: where it takes posts, and in whose shape. */
export type Channel = { url: string; shape: 'slack' | 'teams' }

/** Where Teams takes posts: connectors of old, then Workflows under Azure Logic Apps, now under the Power Platform. */
const teamsHosts = /(^|\.)(webhook\.office\.com|logic\.azure\.com|api\.powerplatform\.com)$/

/** Mattermost, Rocket.Chat and others take what Slack takes: it is the shape for every host but those of Teams. */
export const channelAt = (url: string): Channel => ({
  url,
  shape: teamsHosts.test(new URL(url).hostname) ? 'teams' : 'slack',
})

export type Line = { text: string; url: string }

/** A line in the channel's own shape; names that visitors typed are text in either, never markup. */
export const lineFor = (shape: Channel['shape'], line: Line) =>
  shape === 'teams' ? forTeams(line) : forSlack(line)

/** `text` is what a notification shows and all that others than Slack read; there it is markup, unlike in the block. */
const forSlack = ({ text, url }: Line) => ({
  text: `${escaped(text)} <${escaped(url)}|${channelLink}>`,
  blocks: [
    { type: 'section', text: { type: 'plain_text', text, emoji: false } },
    { type: 'context', elements: [{ type: 'mrkdwn', text: `<${escaped(url)}|${channelLink}>` }] },
  ],
  unfurl_links: false,
})

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A RichTextBlock, because Teams reads Markdown in a TextBlock. */
const forTeams = ({ text, url }: Line) => ({
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
        actions: [{ type: 'Action.OpenUrl', title: channelLink, url }],
      },
    },
  ],
})
