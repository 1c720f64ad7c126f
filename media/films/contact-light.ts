import { callFilm } from './contact.ts'

export const film = callFilm('light')
