/** `checking` lasts only as long as the database request. */
export type AreaCheck = 'unchecked' | 'checking' | 'available' | 'unavailable'
