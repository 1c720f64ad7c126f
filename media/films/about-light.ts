import { gatheringFilm } from './about.ts'

export const film = gatheringFilm('light')
