import { paths } from '@/config/paths'

/** The path of a room. Separate from the list of rooms, which imports their pages. */
export const roomAddress = (path: string): string => (path === '' ? paths.farm : `${paths.farm}/${path}`)
