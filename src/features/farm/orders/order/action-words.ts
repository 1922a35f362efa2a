import type { OrderAction } from '../order-state'

type ActionWords = {
  /** The button on the order's page. */
  button: string
  title: string
  description: string
  submit: string
  busy: string
  done: string
}

export const actionWords: Record<OrderAction, ActionWords> = {
  pack: {
    button: 'Embalar',
    title: 'Embalar o pedido',
    description: 'Os lotes mais antigos saem primeiro. Mude se pegou de outro.',
    submit: 'Embalar',
    busy: 'Embalando...',
    done: 'embalado',
  },
  ship: {
    button: 'Enviar',
    title: 'Enviar o pedido',
    description: 'O cliente vê na hora quem leva e o código.',
    submit: 'Enviar',
    busy: 'Enviando...',
    done: 'a caminho',
  },
  deliver: {
    button: 'Registrar entrega',
    title: 'Registrar a entrega',
    description: 'Bebida alcoólica só se entrega a quem tem 18 anos ou mais.',
    submit: 'Registrar entrega',
    busy: 'Gravando...',
    done: 'entregue',
  },
  return: {
    button: 'Registrar devolução',
    title: 'Registrar a devolução',
    description: 'Para garrafas que voltaram à fazenda.',
    submit: 'Registrar devolução',
    busy: 'Gravando...',
    done: 'devolvido',
  },
  release: {
    button: 'Liberar',
    title: 'Liberar o pedido',
    description: 'Ele volta à fila.',
    submit: 'Liberar',
    busy: 'Liberando...',
    done: 'de volta à fila',
  },
  hold: {
    button: 'Pôr em espera',
    title: 'Pôr o pedido em espera',
    description: 'Ninguém embala nem envia até que seja liberado.',
    submit: 'Pôr em espera',
    busy: 'Gravando...',
    done: 'em espera',
  },
  pay_refund: {
    button: 'Paguei',
    title: 'Registrar a transferência',
    description: 'O cliente é avisado, e os dados bancários são apagados.',
    submit: 'Paguei',
    busy: 'Gravando...',
    done: 'dinheiro devolvido',
  },
  unpack: {
    button: 'Desfazer embalagem',
    title: 'Desfazer a embalagem',
    description: 'As garrafas voltam para os seus lotes.',
    submit: 'Desfazer embalagem',
    busy: 'Gravando...',
    done: 'desembalado',
  },
}
