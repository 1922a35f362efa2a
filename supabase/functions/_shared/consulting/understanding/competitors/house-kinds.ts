/** Words that begin the name of a business. */
export const kinds =
  'bar|boteco|restaurante|pub|casa|espetinho|quiosque|barraca|cantina|lanchonete|choperia|bistr[oô]|empório|adega|tenda|cervejaria|pizzaria|hamburgueria|churrascaria|padaria|creperia|peixaria|sorveteria|galeteria|cafeteria|self.?service|cantinho|recanto|temakeria|creperia|trailer|forno|tempero|lounge|beach club|club|petiscaria|botequim|espaço'
