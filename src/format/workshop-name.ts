/** Names of the types that are not automations. */
const typeNames: Readonly<Record<string, string>> = {
  menu_launch: 'Lançamento de Cardápio',
  guided_tasting: 'Degustação Guiada',
  team_training: 'Treinamento da Equipe',
  exclusive_event: 'Evento exclusivo no restaurante',
}

/** The name of a type, for rows without one. Automations use the catalogue's name. */
export function workshopName(type: string, automations: readonly { type: string; name: string }[]): string {
  return automations.find((automation) => automation.type === type)?.name ?? typeNames[type] ?? 'Workshop'
}
