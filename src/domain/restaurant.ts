export const establishmentTypes = [
  { value: 'fine_dining', label: 'Alta gastronomia' },
  { value: 'bistro', label: 'Bistrô' },
  { value: 'pub', label: 'Pub' },
  { value: 'casual_dining', label: 'Restaurante casual' },
  { value: 'fast_casual', label: 'Fast casual' },
  { value: 'food_truck', label: 'Food truck' },
  { value: 'bar', label: 'Bar' },
  { value: 'cafeteria', label: 'Cafeteria' },
] as const

export type EstablishmentType = (typeof establishmentTypes)[number]['value']

/** A profile is complete only when its type and its contact are both filled. */
export function isProfileComplete(
  restaurant: { restaurant_type: string | null; contact_name: string | null } | null,
): boolean {
  return Boolean(restaurant?.restaurant_type && restaurant.contact_name)
}
