import { foldAccents } from './text.ts'

/**
 * The rules for advertising alcohol, as far as code can check a text: CONAR's code (annexes A and P), Lei 9.294/1996,
 * CONAR's Súmula 9. A text that passes may still break them through its picture, which people must check.
 */
export const advertisingRules = [
  'imperative',
  'health',
  'success',
  'sexuality',
  'driving',
  'swallowing',
  'minors',
  'strength',
] as const
type AdvertisingRule = (typeof advertisingRules)[number]

type Violation = {
  rule: AdvertisingRule
  /** The offending words, as found. */
  excerpt: string
}

const responsibility = 'CONAR, Anexos A e P, item 3 (consumo com responsabilidade social)'
const law = 'Lei 9.294/1996, art. 4º, § 1º'

/** What each rule forbids, in words for owners, and its source. */
const ruleTexts: Readonly<Record<AdvertisingRule, { forbids: string; source: string }>> = {
  imperative: { forbids: 'mandar ou convidar a beber', source: responsibility },
  health: { forbids: 'ligar bebida a saúde ou bem-estar', source: law },
  success: { forbids: 'ligar bebida a êxito pessoal ou social', source: law },
  sexuality: { forbids: 'ligar bebida a sedução', source: law },
  driving: { forbids: 'ligar bebida a direção ou esporte', source: law },
  swallowing: { forbids: 'mostrar a ingestão da bebida', source: responsibility },
  minors: { forbids: 'falar a crianças e adolescentes', source: 'CONAR, Anexos A e P, item 2' },
  strength: { forbids: 'usar o teor alcoólico ou o excesso como argumento', source: responsibility },
}

/** "não pode mandar ou convidar a beber (CONAR, Anexos A e P, item 3…)" */
export function explainRule(rule: AdvertisingRule): string {
  const { forbids, source } = ruleTexts[rule]
  return `não pode ${forbids} (${source})`
}

/** Warnings that the rules require or recommend; their imperatives are allowed. */
const warnings =
  /\b(?:se\s+for\s+dirigir,?\s+nao\s+beba|quem\s+bebe\s+menos,?\s+se\s+diverte\s+mais|(?:este\s+)?produto\s+(?:e\s+)?destinado\s+a\s+adultos|evite\s+o\s+consumo\s+excessivo\s+de\s+alcool|nao\s+exagere\s+no\s+consumo|a?\s*venda\s+e\s+o?\s*consumo\s+de\s+bebidas?\s+alcoolicas?\s+(?:sao|e)\s+proibid[ao]s?\s+para\s+menores(?:\s+de\s+18(?:\s+anos)?)?|servir\s+(?:cerveja|bebida\s+alcoolica)\s+a\s+menor(?:es)?\s+de\s+18(?:\s+anos)?\s+e\s+crime)\b|\b(?:beba|bebam|aprecie|apreciem|consuma|consumam|deguste|degustem)\s+com\s+(?:moderacao|responsabilidade)\b|\bse\s+beber,?\s+nao\s+dirija\b|\bnao\s+beba\s+(?:se|e)\s+(?:for\s+)?dirig\w+\b|\bproibid[ao]\s+para\s+menores(?:\s+de\s+18(?:\s+anos)?)?\b|\bvenda\s+proibida\s+para\s+menores(?:\s+de\s+18(?:\s+anos)?)?\b|\b(?:para\s+)?maiores\s+de\s+18(?:\s+anos)?\b/g

const drinks =
  '(?:cachacas?|caipirinhas?|drinks?|coqueteis|coquetel|doses?|goles?|shots?|cervejas?|chopes?|chopps?|cana|pinga|uma|umas|outra|mais|todas?|tudo)'

const patterns: Record<AdvertisingRule, RegExp> = {
  // "tome nota", "tomara" and "vire a página" are everyday language.
  imperative: new RegExp(
    `\\b(?:beba|bebam|bebe\\s+ai|bora\\s+beber|vem\\s+beber|venha\\s+beber|vamos\\s+beber|encha\\s+a\\s+cara|enche\\s+o\\s+copo|embriague(?:-se)?|se\\s+jogue\\s+n[ao]s?\\s+${drinks})\\b|\\b(?:tome|tomem|toma|tomar|consuma|consumam|peca\\s+mais|repita)\\s+(?:(?:um|uma|umas|uns|a|o|as|os|sua|seu|mais)\\s+)?${drinks}\\b`,
  ),
  health:
    /\b(?:faz(?:em)?\s+bem|saudavel|saudaveis|(?:bom|boa|otim[ao])\s+para\s+a\s+saude|cura|curam|remedio|medicinal|medicinais|terapeutic[ao]s?|emagrece|emagrecer|digestiv[ao]s?|relaxante|antiestresse|alivia\s+o\s+estresse|combate\s+o\s+estresse|da\s+energia|energetic[ao]s?|detox|sem\s+ressaca|nao\s+da\s+ressaca|antidepressiv[ao])\b/,
  success:
    /\b(?:sucesso\s+(?:garantido|com\s+el[ea]s)|bebida\s+dos\s+vencedores|de\s+vencedor(?:es)?|so\s+para\s+vencedores|poderos[ao]s?\s+bebem|status\s+social|fique\s+mais\s+(?:confiante|interessante|sociavel|popular)|perca\s+a\s+timidez|vence(?:r)?\s+a\s+timidez|quebra\s+o\s+gelo\s+da\s+timidez|faca\s+amigos\s+bebendo|solte\s+a\s+lingua|vire\s+a\s+alma\s+da\s+festa)\b/,
  sexuality:
    /\b(?:sexy|sensual|sensuais|seduc(?:ao|ir|tor\w*)|seduz\w*|conquiste\s+(?:el[ea]s?|aquel[ea]|o\s+crush|a\s+gata|o\s+gato)|afrodisiac[ao]s?|pegacao|provocante|irresistivel\s+na\s+paquera|paquera)\b/,
  driving:
    /\b(?:ao\s+volante|dirigind[ao]|antes\s+de\s+dirigir|pe\s+na\s+estrada\s+com|moto\s+e\s+(?:cachaca|cerveja|drink)|antes\s+do\s+treino|depois\s+do\s+treino|pos-treino|pre-treino|(?:nadar|surfar|mergulhar|pilotar)\s+(?:e|depois\s+de)\s+beber|saideira\s+para\s+pegar\s+a\s+estrada)\b/,
  swallowing:
    /\b(?:goles?|golada|engol\w+|vir(?:e|a|ou|ar)\s+(?:(?:o|a|um|uma)\s+)?(?:copo|dose|shots?|caneca|de\s+uma\s+vez)|de\s+uma\s+vez\s+so|ate\s+a\s+ultima\s+gota|mata\s+o\s+copo|de\s+um\s+trago)\b/,
  minors:
    /\b(?:criancas?|criancada|infantil|infantis|adolescentes?|menin[ao]s?|menor(?:es)?\s+de\s+idade|garotad[ao]|molecada|teens?|escola|colegio|volta\s+as\s+aulas|brinquedos?|desenho\s+animado|super-?heroi\w*|papai\s+noel|coelhinho|docinho\s+de\s+crianca|nenem)\b/,
  strength:
    /\b(?:mais\s+forte\s+d[aoe]|forte\s+de\s+verdade|pancada|sobe\s+rapido|derruba|teor\s+alcoolico|\d+(?:[.,]\d+)?\s*%\s*(?:vol|de\s+alcool)|graduacao\s+alcoolica|bate\s+forte|tombo\s+certo|porre|bebedeira|embriaga\w*|ficar\s+bebad[ao])\b/,
}

/** Violations of the rules in a text; empty when it may be published. */
export function advertisingViolations(text: string): Violation[] {
  const plain = foldAccents(text).replace(warnings, ' ')
  return advertisingRules.flatMap((rule) => {
    const found = patterns[rule].exec(plain)
    return found ? [{ rule, excerpt: found[0] }] : []
  })
}

/** Whether a text complies with the rules for advertising alcohol. */
export function isPublishable(text: string): boolean {
  return advertisingViolations(text).length === 0
}
