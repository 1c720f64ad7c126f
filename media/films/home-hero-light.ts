import { heroFilm } from './home-hero.ts'

export const film = heroFilm('light')
