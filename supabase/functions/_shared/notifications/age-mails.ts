import { button, facts, type Mail, reach, text } from './mail.ts'
import type { Payloads } from './payloads.ts'

export const ageMails = {
  age_contest_decided: ({ verified }: Payloads['age_contest_decided']): Mail =>
    verified
      ? {
          subject: 'A sua idade foi confirmada',
          preview: 'As garrafas estão liberadas.',
          heading: 'A sua idade foi confirmada',
          blocks: [
            text(
              'Conferimos a sua contestação, e está tudo certo. Você já pode comprar garrafas, e as dos pedidos que esperavam por isso seguem para a embalagem.',
            ),
            button('Ir para a loja', '/shop'),
          ],
        }
      : {
          subject: 'A sua idade não pôde ser confirmada',
          preview: 'Você pode verificar de novo, com outro documento.',
          heading: 'A sua idade não pôde ser confirmada',
          blocks: [
            text(
              'A gerência da fazenda leu a sua contestação e, com o que viu, não pôde confirmar que a pessoa responsável pela casa tem 18 anos ou mais. Por isso as garrafas continuam fechadas; os créditos e as consultorias são seus como antes.',
            ),
            text('Se houve engano, verifique de novo com outro documento ou responda a este e-mail.'),
            button('Verificar de novo', '/idade'),
          ],
        },
  staff_age_contest: (at: Payloads['staff_age_contest']): Mail => ({
    subject: at.house ? `Contestação de idade: ${at.house}` : 'Contestação de idade',
    preview: 'Confira o documento da pessoa responsável e decida.',
    heading: 'Uma contestação de idade espera',
    blocks: [
      facts(['Casa', at.house]),
      text(
        'A verificação recusou a pessoa responsável, ou ficou em dúvida, e ela contestou. Leia o que escreveu, confira o documento sem guardar cópia e decida com o motivo.',
      ),
      button('Abrir na fazenda', '/fazenda/idade'),
      ...reach(at, 'É sobre a verificação da sua idade.'),
    ],
  }),
}
