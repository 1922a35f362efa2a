/** Honest answers to questions that prices and costs do not settle: what each would take. */
import { foldAccents } from '../../../base/language/text.ts'
import { type Answer, needs, type Question } from './asked.ts'

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
  [/\b(?:vend\w+|movimento|mes|semana|dezembro|julho)\b/, 'a planilha de vendas com datas'],
]

export function openAnswer({ text }: Question): Answer {
  const said = foldAccents(text)
  const what =
    lacks.find(([words]) => words.test(said))?.[1] ??
    'dados que a lista de preços não traz: diga o que você já sabe, e a conta começa daí'
  return needs(
    `Esta pergunta precisa de ${what}; os preços da lista não a respondem.`.replace(/\bde ([ao]s?) /, 'd$1 '),
  )
}
