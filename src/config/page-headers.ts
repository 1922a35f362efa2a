import { paths } from './paths'

/** What stands at the head of the pages where owners arrive: shown while it is still found out who is there. */
export const pageHeaders = {
  [paths.dashboard]: {
    title: 'Olá',
    description: 'Veja como andam os seus créditos, pedidos e consultorias.',
  },
  [paths.shop]: {
    title: 'Loja de créditos',
    description:
      'Compre créditos com cartão, Pix ou boleto e use em consultorias entregues em até 48 horas. O saldo vale por 12 meses.',
  },
  [paths.orders]: {
    title: 'Pedidos',
    description: 'Acompanhe o que comprou e faça um novo pedido.',
  },
  [paths.automations]: {
    title: 'Central de Automações',
    description:
      'Escolha uma consultoria, responda a algumas perguntas e receba o resultado pronto para usar.',
  },
  [paths.profile]: {
    title: 'Perfil do Restaurante',
    description: 'Os dados da casa, do contato e do endereço. CNPJ e saldo aparecem aqui, mas não se mudam.',
  },
  [paths.workshops]: {
    title: 'Workshops de Automações',
    description: 'A equipe aprende na prática, na sua casa: escolha a automação, a data e o horário.',
  },
} as const
