import { talksAnswer } from '../../src/contract/staff-talks.ts'
import type { Questions } from './desk.ts'
import { rareWord } from './generated-talks.ts'

export const talkQuestions: Questions = {
  csv: '/api/staff/talks.csv',
  async ask(desk) {
    const list = (query: string) => `/api/staff/talks?${query}`
    const page = await desk.json(list('limit=50'), talksAnswer)
    let cursor = page.next
    for (let n = 0; n < 10 && cursor; n++)
      cursor = (await desk.json(list(`limit=50&cursor=${cursor}`), talksAnswer)).next
    return {
      'list: first page': list(''),
      'list: twelfth page': list(`cursor=${cursor}`),
      'filter: page': list('from=leadership'),
      'filter: industry': list('industry=telecom'),
      'filter: source': list('source=fair'),
      'filter: leads': list('who=lead'),
      'filter: nobody to reach': list('who=anonymous'),
      'filter: score': list('scoreAtLeast=98'),
      'filter: rating': list('stars=1'),
      'filter: joined': list('reached=joined'),
      'filter: third turn': list('reached=third_turn'),
      'filter: address left': list('reached=address'),
      'filter: meeting': list('reached=meeting'),
      'filter: greeting': list(
        `greeting=${encodeURIComponent('Hello, good to see you. What does your company do?')}`,
      ),
      'filter: a month': list('since=2026-03-01&until=2026-03-31'),
      'filter: industry, rating, lead': list('industry=telecom&stars=1&who=lead'),
      'filter: industry and score, a month': list(
        'industry=health&scoreAtLeast=80&since=2026-03-01&until=2026-03-31',
      ),
      'search: one talk': list(`search=${rareWord(desk.count - 5)}`),
      'search: a rare word': list('search=valyanval'),
      'search: a word in every tenth talk': list('search=pilot'),
      'search: a word in every third talk': list('search=treasury'),
      'search: a word in every talk': list('search=order'),
      'search: three letters': list('search=tor'),
      'search: two words': list('search=treasury pilot'),
      'search: a word, leads alone': list('search=pilot&who=lead'),
      counts: '/api/staff/talk-counts?',
      'counts of a filter': '/api/staff/talk-counts?industry=telecom',
      'counts of a search': '/api/staff/talk-counts?search=pilot',
      choices: '/api/staff/talk-choices',
      'one talk': `/api/staff/talks/${page.talks[20]?.id}`,
      'unanswered: first page': '/api/staff/unanswered',
      'unanswered: done': '/api/staff/unanswered?shown=done',
    }
  },
  toldOnly: { 'figures: thirty days of a year’s talks': '/api/staff/talk-figures' },
}
