import { cutFilm } from './technology.ts'

export const film = cutFilm('light')
