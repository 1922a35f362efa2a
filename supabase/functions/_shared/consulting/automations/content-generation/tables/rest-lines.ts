/**
 * What a house says on a day on which it is closed: it tells, and invites to the day on which it opens again. `{back}` is
 * "na sexta, 12/02", `{dia}` the same without "na"; `{when}` is "amanhã" or the same as `{back}`.
 */
import type { Register } from './moments.ts'

/** The last line of a post on a closed day. */
export const restLines: Readonly<Record<Register, readonly string[]>> = {
  spoken: [
    'Hoje a porta tá fechada: a gente volta {back}.',
    'A cozinha tá de folga. {Back} o fogo acende de novo.',
    'Guarda a fome pra {dia}, que hoje ninguém acende fogo.',
    'Folga é folga: a gente se vê {back}.',
    'Salva aí e cobra {back}.',
    'Por aqui é rede e descanso até {dia}.',
    'A casa descansa; a vontade que espere até {dia}.',
    'Fechado no momento, com saudade: voltamos {back}.',
  ],
  plain: [
    'Hoje a casa descansa. Voltamos {back}.',
    'A cozinha está de folga; {back} o fogo acende de novo.',
    'Fechados no momento. A mesa volta {back}.',
    'A porta abre de novo {back}.',
    'Enquanto a casa descansa, guarde este. Voltamos {back}.',
    'Descanso da equipe até {dia}.',
    'Folga da casa: o próximo serviço é {back}.',
    'Até {dia}, só a lembrança do cheiro: a casa está fechada.',
  ],
  sober: [
    'A casa descansa. Voltamos {back}.',
    'Fechados. Próximo serviço {back}.',
    'A casa volta a servir {back}.',
    'Serviço novamente {back}; até lá, fechados.',
    'A cozinha volta {back}.',
    'Portas fechadas até {dia}.',
  ],
}

/** The same of a house that opens on a few days of the week only: it is not resting, it is not its day. */
export const fewDaysLines: Readonly<Record<Register, readonly string[]>> = {
  spoken: [
    'A porta abre {back}.',
    'Guarda a vontade pra {dia}.',
    'Marca aí: {dia}.',
    'Fica pra {dia}, que é quando a casa abre.',
    '{Back} a mesa tá posta.',
    'Combina com a turma: {dia}.',
    'A conversa continua {back}, na mesa.',
    'Salva e mostra pra quem vem contigo {back}.',
  ],
  plain: [
    'A casa abre {back}.',
    'Fica para {dia}, quando a casa abre.',
    'Marque: {dia}.',
    '{Back} a mesa está posta.',
    'Combine com a turma: {dia}.',
    'A porta abre {back}.',
    'Salve para {dia}.',
    'Até {dia}, à mesa.',
  ],
  sober: [
    'Abrimos {back}.',
    'Próximo serviço: {dia}.',
    '{Back}, à mesa.',
    'A casa abre {back}.',
    'Fica para {dia}.',
    'Serviço {back}.',
  ],
}

export type NoticeKind = 'before' | 'first' | 'eve' | 'back'

/** Around a closure of several days: the last post before it, its first day, its last one, and the return. */
export const noticeTexts: Readonly<Record<NoticeKind, Readonly<Record<Register, string>>>> = {
  before: {
    spoken: 'Recado da casa: {closed}. Voltamos {back}.{dish} Quem quer se despedir, {last}.',
    plain: 'Aviso da casa: {closed}. Voltamos {back}.{dish} Até lá, {last}.',
    sober: '{Closed}. Voltamos {back}.{dish}',
  },
  first: {
    spoken:
      'Cadeira em cima da mesa, panela de boca pra baixo e a chave no prego. {Closed}; a gente volta {back}. Bom descanso pra quem é do sossego.',
    plain:
      'Cadeiras sobre as mesas, fogo apagado. {Closed}; voltamos {back}. Bom descanso a quem também parou.',
    sober: 'Luzes apagadas. {Closed}. Voltamos {back}.',
  },
  eve: {
    spoken: 'Feira feita, fogo testado, mesa limpa. {Back}, a porta abre de novo{hours}.{dish}',
    plain: 'Compras feitas, fogo testado, mesas limpas. A casa volta {back}{hours}.{dish}',
    sober: 'Tudo no lugar. Voltamos {back}{hours}.{dish}',
  },
  back: {
    spoken: 'Abrimos! A saudade era dos dois lados do balcão{hours}.{dish}',
    plain: 'A porta abriu de novo{hours}.{dish} Sentimos falta da conversa.',
    sober: 'De volta{hours}.{dish}',
  },
}

/** Before an evening that is not for everybody. */
export const privateTexts: Readonly<Record<Register, string>> = {
  spoken: 'Recado da casa: {closed}. Pra todo mundo, a porta abre de novo {back}.{dish} Antes disso, {last}.',
  plain: 'Aviso da casa: {closed}. Para todos, a porta abre de novo {back}.{dish} Até lá, {last}.',
  sober: '{Closed}. Para todos, de novo {back}.{dish}',
}

export const noticeShots: Readonly<Record<NoticeKind, string>> = {
  before:
    '[O quadro da casa com as datas escritas à mão|Um cartaz simples, escrito à mão, na porta|As datas num papel sobre o balcão]',
  first:
    '[As cadeiras sobre as mesas, na luz da manhã|A porta fechada, vista da calçada|O balcão limpo e vazio]',
  eve: '[A feira da casa sobre a mesa da cozinha|O fogo sendo aceso, de perto|As mesas sendo postas, sem ninguém]',
  back: '[A porta sendo aberta, em vídeo curto|A primeira mesa posta|A placa de aberto, de perto]',
}
