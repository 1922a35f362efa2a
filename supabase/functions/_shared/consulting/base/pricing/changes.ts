/** Price changes to evaluate, as fractions. A constant elasticity does not hold beyond them. */
export const changes = [-0.1, -0.05, 0.03, 0.05, 0.08, 0.1] as const
