import { seller } from '../seller.ts'
import { accounting } from './accounting.ts'
import { type FiscalDocument, FiscalServiceError } from './provider.ts'
import { stateCode } from './states.ts'

const digits = (text: string) => text.replace(/\D/g, '')
const amount = (cents: number) => (cents / 100).toFixed(2)

/**
 * A document in the fields of Focus NFe.
 * @throws FiscalServiceError for anything that `accounting.ts` does not define
 */
export function toBody(document: FiscalDocument, now: Date): object {
  return document.kind === 'nfe' ? toGoods(document, now) : toServices(document, now)
}

function toGoods({ address, buyer, goods, orderNumber }: FiscalDocument & { kind: 'nfe' }, now: Date) {
  const { issuer, goods: codes } = accounting
  const state = stateCode(address.state)
  if (!state) throw new FiscalServiceError(`unknown state ${address.state}`)
  const inState = state === issuer.stateCode
  const total = amount(goods.reduce((sum, { cents }) => sum + cents, 0))
  return {
    natureza_operacao: codes.operation,
    data_emissao: now.toISOString(),
    tipo_documento: 1,
    finalidade_emissao: 1,
    local_destino: inState ? 1 : 2,
    consumidor_final: 1,
    presenca_comprador: 2,
    cnpj_emitente: digits(seller.cnpj),
    nome_emitente: seller.legalName,
    inscricao_estadual_emitente: issuer.stateRegistration,
    regime_tributario_emitente: issuer.taxRegime,
    logradouro_emitente: issuer.street,
    numero_emitente: issuer.number,
    bairro_emitente: issuer.district,
    municipio_emitente: issuer.city,
    uf_emitente: issuer.stateCode,
    cep_emitente: issuer.postalCode,
    nome_destinatario: buyer.name,
    cnpj_destinatario: digits(buyer.cnpj),
    indicador_inscricao_estadual_destinatario: 9,
    logradouro_destinatario: address.street,
    numero_destinatario: address.number,
    ...(address.complement && { complemento_destinatario: address.complement }),
    bairro_destinatario: address.district,
    municipio_destinatario: address.city,
    uf_destinatario: state,
    cep_destinatario: digits(address.postal_code),
    valor_produtos: total,
    valor_total: total,
    modalidade_frete: 0,
    informacoes_adicionais_contribuinte: `Pedido ${orderNumber}`,
    items: goods.map(({ productId, name, quantity, cents }, index) => ({
      numero_item: index + 1,
      codigo_produto: productId,
      descricao: name,
      codigo_ncm: ncmOf(productId),
      cfop: inState ? codes.cfop.sameState : codes.cfop.otherState,
      unidade_comercial: codes.unit,
      unidade_tributavel: codes.unit,
      quantidade_comercial: quantity,
      quantidade_tributavel: quantity,
      // Ten decimals, the most that an NF-e takes: quantity times value rounds to the line.
      valor_unitario_comercial: (cents / 100 / quantity).toFixed(10),
      valor_unitario_tributavel: (cents / 100 / quantity).toFixed(10),
      valor_bruto: amount(cents),
      icms_origem: codes.origin,
      icms_situacao_tributaria: codes.icms,
      pis_situacao_tributaria: codes.pis,
      cofins_situacao_tributaria: codes.cofins,
    })),
  }
}

function toServices({ buyer, services, orderNumber }: FiscalDocument & { kind: 'nfse' }, now: Date) {
  const { issuer, services: codes } = accounting
  return {
    data_emissao: now.toISOString(),
    natureza_operacao: '1',
    optante_simples_nacional: issuer.taxRegime === 1,
    prestador: {
      cnpj: digits(seller.cnpj),
      inscricao_municipal: issuer.cityRegistration,
      codigo_municipio: issuer.cityCode,
    },
    tomador: { cnpj: digits(buyer.cnpj), razao_social: buyer.name },
    servico: {
      valor_servicos: amount(services.reduce((sum, { cents }) => sum + cents, 0)),
      aliquota: codes.rate,
      iss_retido: codes.withheld,
      item_lista_servico: codes.listItem,
      codigo_tributario_municipio: codes.cityTaxCode,
      codigo_municipio: issuer.cityCode,
      discriminacao: `Pedido ${orderNumber}: ${services.map(({ name }) => name).join(', ')}`,
    },
  }
}

const ncmByProduct = new Map<string, string>(Object.entries(accounting.goods.ncm))

function ncmOf(productId: string): string {
  const ncm = ncmByProduct.get(productId)
  if (!ncm) throw new FiscalServiceError(`accounting.ts has no NCM for ${productId}`)
  return ncm
}
