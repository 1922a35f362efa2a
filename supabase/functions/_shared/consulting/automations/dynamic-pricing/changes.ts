/** Changes that are looked at, as fractions. Larger ones are beyond what a constant elasticity can say. */
export const changes = [-0.1, -0.05, 0.03, 0.05, 0.08, 0.1] as const
