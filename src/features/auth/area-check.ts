/** `checking` lasts as long as the question to the database does, no longer. */
export type AreaCheck = 'unchecked' | 'checking' | 'available' | 'unavailable'
