import { type EstablishmentType, establishmentTypes } from '@/domain/restaurant'

const labels: Record<EstablishmentType, string> = {
  fine_dining: 'Alta gastronomia',
  bistro: 'Bistrô',
  pub: 'Pub',
  casual_dining: 'Restaurante casual',
  fast_casual: 'Fast casual',
  food_truck: 'Food truck',
  bar: 'Bar',
  cafeteria: 'Cafeteria',
}

/** The options of a select. */
export const establishmentOptions = establishmentTypes.map((value) => ({ value, label: labels[value] }))
