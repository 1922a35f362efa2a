/** "O prato novo eu cobro 20 ou 24?": two prices that the owner weighs, which limit nothing. */
import { amountIn, number, reads } from './shape.ts'

const money = `(?:r\\$ ?)?${number}(?: ?reais| ?conto)?`
const charge =
  '(?:cobr\\p{L}+|vend\\p{L}+|bot\\p{L}+|ponh\\p{L}+|coloc\\p{L}+|deix\\p{L}+|sai|saio|fic\\p{L}+|faco|valeria|vale)'
const lead =
  '(?:(?:me|diga|digam|fala|fale|quero|queria|saber|duvida|em|na|nao sei|sera que|e) )*(?:se )?(?:(?:o|a|os|as|cada|esse|esses|almoco|prato|pratos|novo|nova|novos|lanche|pf|marmita|eu|devo|e|eh|melhor|e pra|pra) )*'

export const eitherPrice = reads(
  `${lead}${charge}(?: (?:eu|por|a|de|no|em|o|prato|novo|mais|menos))* ${money},? ou(?: (?:por|a|de|ja|logo|${charge}))* ${money}(?: (?:n[oa]s?|pel[oa]s?) (?:novos? |pratos? |almocos? |lanches? |cada )*(?:novos?|pratos?|almocos?|lanches?|cada))?`,
  ([said = '', first, second]) => {
    const prices = [amountIn(first), amountIn(second)].toSorted((a, b) => a - b)
    const [low = 0, high = 0] = prices
    // "fica 2 ou 3 dias", "vendo 10 ou 12 marmitas": counts, and no prices that one plate could have.
    if (!(low >= 3 && high > low && high <= low * 2)) return null
    const what = /lanche/.test(said) ? 'lanche' : undefined
    return [{ kind: 'question', about: 'sellsAt', prices, price: low, ...(what ? { what } : {}) }]
  },
)
