import { paths } from '@/config/paths'

/** The address of a room. */
export const roomAddress = (path: string): string => (path === '' ? paths.farm : `${paths.farm}/${path}`)
