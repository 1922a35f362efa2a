export function EmptyShelf() { return null }
