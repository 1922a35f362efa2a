/** Honest answers to questions that prices and costs do not settle: what each would take. */
import { foldAccents } from '../../../base/language/text.ts'
import { type Answer, type Asked, needs, type Question } from './asked.ts'

const lacks: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:aluguel|ponto|mudar de lugar|outra loja|filial|expandir|franquia)\b/,
    'o aluguel, o movimento do ponto e a conta do mês inteira',
  ],
  [/\b(?:imposto|simples|mei|nota|tribut\w+|contador)\b/, 'o seu contador, com o faturamento do ano'],
  [/\b(?:funcionari\w+|garcom|salario|equipe|folga)\b/, 'a folha e a escala da equipe'],
  [
    /\b(?:cliente\w*|publico|gosta\w*|prefere\w*|satisf\w+)\b/,
    'ouvir os clientes: dez mesas, três perguntas, uma semana',
  ],
  [/\b(?:fornecedor|compra\w*|atacad\w+)\b/, 'os preços de compra de hoje e de outro fornecedor'],
  [/\b(?:empresti\w+|financi\w+|banco|divida)\b/, 'o fluxo de caixa dos últimos seis meses'],
  [/\b(?:process\w+|advogad\w+|contrato|procon|lei)\b/, 'um advogado, com o contrato na mão'],
  [
    /\b(?:receita|prato|drink|drinque|sabor)\b/,
    'a consultoria de pratos ou de drinks, que cria a receita com o custo',
  ],
  [/\b(?:post\w*|instagram|legenda|video)\b/, 'a consultoria de conteúdo, que escreve as publicações'],
]
const ofSales = /\b(?:vend\w+|movimento|mes|semana|dezembro|julho)\b/

export function openAnswer({ text }: Question, { sales }: Pick<Asked, 'sales'>): Answer {
  const said = foldAccents(text)
  const lacking = lacks.find(([words]) => words.test(said))?.[1]
  // Never asks for what was sent.
  if (lacking === undefined && ofSales.test(said) && sales !== null)
    return needs(
      'Não sabemos tirar esta resposta dos preços e da planilha que você mandou: pergunte com o nome do item e o preço que pensa em cobrar.',
    )
  const what =
    lacking ??
    (ofSales.test(said) ? 'a planilha de vendas com datas' : undefined) ??
    'dados que a lista de preços não traz: diga o que você já sabe, e a conta começa daí'
  return needs(
    `Esta pergunta precisa de ${what}; os preços da lista não a respondem.`.replace(/\bde ([ao]s?) /, 'd$1 '),
  )
}
