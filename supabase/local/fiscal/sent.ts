import * as z from 'zod/mini'

const cnpj = z.string().check(z.regex(/^\d{14}$/))
const money = z.string().check(z.regex(/^\d+\.\d{2}$/))
const code = (digits: number) => z.string().check(z.regex(new RegExp(`^\\d{${digits}}$`)))
const cents = (amount: string) => Math.round(Number(amount) * 100)

const goodsSchema = z
  .object({
    cnpj_emitente: cnpj,
    cnpj_destinatario: cnpj,
    uf_destinatario: z.string().check(z.length(2)),
    cep_destinatario: code(8),
    valor_total: money,
    items: z
      .array(
        z.object({
          codigo_ncm: code(8),
          cfop: code(4),
          quantidade_comercial: z.int(),
          valor_unitario_comercial: z.string(),
          valor_bruto: money,
        }),
      )
      .check(z.minLength(1)),
  })
  .check(
    z.refine(
      ({ items, valor_total }) =>
        items.reduce((sum, { valor_bruto }) => sum + cents(valor_bruto), 0) === cents(valor_total),
      'Rejeição: total difere do somatório dos itens',
    ),
    z.refine(
      ({ items }) =>
        items.every(
          (item) =>
            Math.round(item.quantidade_comercial * Number(item.valor_unitario_comercial) * 100) ===
            cents(item.valor_bruto),
        ),
      'Rejeição: valor do item difere de quantidade vezes valor unitário',
    ),
  )

const servicesSchema = z.object({
  prestador: z.object({ cnpj, codigo_municipio: code(7) }),
  tomador: z.object({ cnpj, razao_social: z.string() }),
  servico: z.object({
    valor_servicos: money,
    item_lista_servico: code(4),
    discriminacao: z.string().check(z.minLength(1)),
  }),
})

/** The required fields of an invoice, and the part that is kept. */
export const sentSchemas = {
  nfe: z.pipe(
    goodsSchema,
    z.transform(({ cnpj_emitente, cnpj_destinatario, valor_total }) => ({
      issuer: cnpj_emitente,
      buyer: cnpj_destinatario,
      amount: valor_total,
    })),
  ),
  nfse: z.pipe(
    servicesSchema,
    z.transform(({ prestador, tomador, servico }) => ({
      issuer: prestador.cnpj,
      buyer: tomador.cnpj,
      amount: servico.valor_servicos,
    })),
  ),
}
