/**
 * The site's films. A key is also the stem of the film's files; the label says to people who cannot see it
 * what it shows.
 */
export const films = {
  'home-hero': 'A box of small cells opens; cell after cell lights up as agents begin to work.',
  'home-intro': 'The six sides of the box turn into view and pass work from one to the next.',
  'hr-agent':
    'One corner of the box lights up and an employee’s path runs through it, from application to payslip.',
  about: 'Loose cells drift together and settle into one closed box.',
  'chief-innovation-officer':
    'The Chief Innovation Officer, a figure made of small cubes, looks up, nods and speaks.',
  technology: 'A cut through the box: signals enter, are weighed and leave as actions.',
  contact: 'A single lit cell sends a signal across the lattice and another one answers.',
  'hr-promo':
    'Six cells take turns as a new colleague is hired, welcomed, heard, protected, trained and paid.',
} as const

export type FilmKey = keyof typeof films

export const filmMessages = {
  loading: 'Loading video...',
  failed: 'Failed to load video',
  unsupported: 'Your browser does not support the video tag.',
  play: 'Play background video',
  pause: 'Pause background video',
} as const
