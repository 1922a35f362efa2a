import { paths } from '@/config/paths'

/** The address of a room. Apart from the list of rooms, which imports their pages. */
export const roomAddress = (path: string): string => (path === '' ? paths.farm : `${paths.farm}/${path}`)
