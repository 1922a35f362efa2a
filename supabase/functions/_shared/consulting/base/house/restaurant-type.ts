import type { Venue } from './read-venue.ts'
import { readVenue } from './read-venue.ts'
import type { EstablishmentOption } from './venue.ts'

const byType: Readonly<Record<string, EstablishmentOption>> = {
  fine_dining: 'Restaurante de alta gastronomia',
  bistro: 'Bistrô',
  pub: 'Pub ou choperia',
  casual_dining: 'Restaurante casual',
  fast_casual: 'Lanchonete ou fast casual',
  food_truck: 'Food truck ou quiosque',
  bar: 'Boteco ou bar de bairro',
  cafeteria: 'Cafeteria',
}

/** The kind of house for a restaurant's type; unknown types count as casual restaurants. */
export function venueOfType(type: string): Venue {
  return readVenue([byType[type] ?? 'Restaurante casual'], [])
}
