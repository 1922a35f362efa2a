/** Usual weight in g of what is sold by the piece and weighed in recipes, as bought. */
export const pieceWeights: Readonly<Record<string, number>> = {
  abacaxi: 1500,
  abacate: 500,
  manga: 400,
  mamão: 1200,
  melão: 1500,
  melancia: 8000,
  coco: 450,
  jerimum: 3000,
  abóbora: 3000,
  maracujá: 180,
  banana: 120,
  caju: 90,
  cebola: 150,
  tomate: 120,
  pimentão: 180,
  polvo: 1500,
}
