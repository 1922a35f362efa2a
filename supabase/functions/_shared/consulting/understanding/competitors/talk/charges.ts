/** Charges besides the menu, and what needs leave of the authorities. Patterns expect folded text. */
const fees: readonly (readonly [RegExp, string])[] = [
  [/\bcadeiras?|guarda.?sol|barraca de praia\b/, 'cadeira'],
  [/\bcouvert\b|\b(?:pel[ao]|a|o) (?:musica|show|som|banda|cantor)\b/, 'couvert'],
  [/\brolha\b/, 'rolha'],
  [/\bconsumacao\b|\bvalor minimo\b/, 'consumação mínima'],
  [/\b10 ?%|\b(?:dez por ?cento|servico|gorjeta|garcom)\b/, 'taxa de serviço'],
  [/\bembalage\w+\b/, 'embalagem'],
  [/\bestacionamento|valet|manobrista\b/, 'estacionamento'],
  [/\bentrega\b/, 'entrega'],
  [/\b(?:entrada|ingresso)\b/, 'entrada'],
  [/\bmesa\b/, 'mesa'],
  [/\breserva\b/, 'reserva'],
  [/\bcaucao\b/, 'caução'],
]
export const feeIn = (said: string): string | undefined => fees.find(([words]) => words.test(said))?.[1]

const licences: readonly (readonly [RegExp, string])[] = [
  [/\b(?:lata|enlatad\w+|latinha)\b/, 'drink em lata'],
  [/\bsem (?:rotulo|registro|selo|nota)\b|\bclandestin\w+|\ba granel\b/, 'bebida sem rótulo'],
  [/\b(?:calcada|passeio|mesa na rua|mesas na rua)\b/, 'mesa na calçada'],
  [/\b(?:musica|som|show|banda|pagode|cantor|ecad|tocar|karaoke)\b/, 'música ao vivo'],
]
export const licensedIn = (said: string): string | undefined =>
  licences.find(([words]) => words.test(said))?.[1]
