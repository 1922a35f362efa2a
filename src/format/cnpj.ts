/** `12.ABC.345/01DE-35` from its 14 characters; anything else is returned unchanged. */
export function formatCnpj(value: string): string {
  return value.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
}
