import { productName } from '@/content/product'
import { seller } from '@/content/seller'
import type { LegalText } from './legal-document'

export const terms: LegalText = {
  document: 'terms',
  title: 'Termos de Uso',
  introduction: `Estas são as regras do uso do ${productName}. Ao criar uma conta, você concorda com elas. Procuramos escrever sem rodeios; se algo não estiver claro, escreva para ${seller.email}.`,
  sections: [
    {
      id: 'quem-somos',
      title: 'Quem somos',
      blocks: [
        `O ${productName} é mantido por ${seller.legalName}, CNPJ ${seller.cnpj}, com sede em ${seller.address}, ${seller.city}. Telefone ${seller.phone}, e-mail ${seller.email}. Vendemos cachaça artesanal e prestamos consultoria gastronômica a bares e restaurantes.`,
      ],
    },
    {
      id: 'quem-pode-usar',
      title: 'Quem pode usar',
      blocks: [
        'Para usar o serviço é preciso:',
        [
          'ter mais de 18 anos: a venda de bebidas alcoólicas a menores é proibida;',
          'representar uma empresa legal, com CNPJ ativo, e ter poderes para contratar em nome dela;',
          'ter o restaurante em uma cidade que já atendemos. Hoje é Fortaleza, no Ceará; nas outras há lista de espera.',
        ],
        'Cada conta corresponde a um restaurante. Você responde pela guarda da sua senha e pela correção dos dados que informar.',
      ],
    },
    {
      id: 'compras-e-pagamento',
      title: 'Compras e pagamento',
      blocks: [
        'Os preços são em reais e estão na loja. O pagamento é processado pela Stripe, com os meios que ela oferecer na página de pagamento; não vemos nem guardamos o número do seu cartão.',
        'Quando a compra for faturada, o pagamento vence em 7 dias do recebimento.',
        'Um pedido só é confirmado com a confirmação do pagamento. Pix e boleto podem levar algum tempo; o pedido fica como “Aguardando Pagamento” até lá.',
      ],
    },
    {
      id: 'creditos',
      title: 'Créditos',
      blocks: [
        [
          'Os créditos são liberados após a confirmação do pagamento.',
          'Valem por 12 meses a partir da liberação. Os que vencem primeiro são gastos primeiro, e o painel avisa antes do vencimento.',
          'Servem para pagar automações e workshops dentro do serviço. Não são dinheiro, não rendem e não podem ser vendidos ou passados a outra conta.',
          'O custo de cada automação é o que está no catálogo no momento do pedido.',
          'Se uma consultoria não puder ser feita, os créditos dela voltam ao saldo.',
          'Se um pagamento for devolvido ou contestado, os créditos que vieram dele são retirados do saldo.',
        ],
      ],
    },
    {
      id: 'consultorias',
      title: 'Consultorias e relatórios',
      blocks: [
        'O relatório de consultoria é entregue em até 48 horas do pedido; em geral, bem antes.',
        'As consultas são pessoais e intransferíveis: são feitas para o restaurante da conta, com o que ele informou, e não podem ser revendidas.',
        'Os resultados são sugestões calculadas a partir do que você informou e das premissas escritas em cada relatório. Receitas, custos, preços e previsões devem ser provados e conferidos pela casa antes do uso. Não garantimos resultado de vendas.',
        'Você responde pelo direito de usar os cardápios, fotos e planilhas que enviar. Os resultados podem ser usados livremente no seu restaurante.',
      ],
    },
    {
      id: 'workshops',
      title: 'Workshops e eventos',
      blocks: [
        'Agendar não gera cobrança: os créditos do workshop são descontados quando ele acontece.',
        `O cancelamento exige aviso com 48h de antecedência, e pode ser feito na própria página de workshops. Depois disso, ligue para ${seller.phone} ou escreva para ${seller.email}.`,
        'A Consultoria ExtraPremium inclui um evento exclusivo no seu restaurante, sem custo em créditos. A data é combinada na página de workshops.',
      ],
    },
    {
      id: 'cancelamento',
      title: 'Arrependimento e cancelamento',
      blocks: [
        'Você tem o direito de arrependimento: pode desistir de uma compra sem dizer o motivo, em até 7 dias do recebimento (art. 49 do Código de Defesa do Consumidor). Nas compras com garrafas, o prazo conta da entrega delas e vale para o pedido inteiro; antes da entrega ele nem começou. O dia do recebimento não entra na conta.',
        `Use “Arrepender-se da compra” na página do pedido, ou escreva para ${seller.email}. A página mostra antes o que volta, e o recibo chega na hora.`,
        [
          'Então devolvemos o que você pagou, menos as consultorias e o evento que já tiver recebido. Um crédito usado conta pelo que custou na compra, com o bônus na conta; as consultorias do ExtraPremium contam pelo preço do catálogo.',
          'Cartão e Pix são estornados pela Stripe, a partir do mesmo dia. Para boleto pedimos uma conta bancária e transferimos em até 2 dias úteis; os dados da conta são apagados com o pagamento.',
          'Os créditos não usados, as consultorias gratuitas e o evento do pedido são retirados. As garrafas que já saíram devem voltar fechadas: nós combinamos e pagamos a retirada, e a devolução do dinheiro não espera por ela.',
        ],
        'Garrafas com defeito ou diferentes do pedido são trocadas sem custo.',
        'Você pode excluir a sua conta quando quiser, no perfil. Os créditos que restarem são perdidos; avisamos antes.',
      ],
    },
    {
      id: 'alcool',
      title: 'Bebidas alcoólicas',
      blocks: [
        'Antes da primeira compra de garrafas, a idade da pessoa responsável pela casa é verificada, como diz a Política de Privacidade. Sem isso, não vendemos garrafas avulsas nem enviamos as de um pacote.',
        'Vendemos a empresas, para consumo por maiores de 18 anos. A casa que serve a bebida responde por não servi-la a menores nem a quem vai dirigir.',
        'Os textos de divulgação que sugerimos passam por uma checagem das regras de publicidade de bebidas alcoólicas (CONAR e Lei 9.294/1996). Quem publica deve manter o aviso de moderação.',
        'Beba com moderação.',
      ],
    },
    {
      id: 'limites',
      title: 'Uso correto e limites',
      blocks: [
        'Não é permitido tentar obter créditos sem pagar, acessar dados de outra casa, enviar arquivos maliciosos ou atrapalhar o serviço. Nesses casos a conta pode ser suspensa.',
        'Cuidamos para que o serviço esteja disponível, mas pode haver interrupções. Respondemos pelos danos que a lei nos atribui.',
      ],
    },
    {
      id: 'mudancas',
      title: 'Mudanças e foro',
      blocks: [
        'O tratamento dos seus dados está na Política de Privacidade.',
        'Cada mudança nestes termos ganha um número e uma data. Na sua visita seguinte, dizemos o que mudou e perguntamos se você aceita; quem não aceitar pode sair, baixar os dados ou excluir a conta. Uma compra já feita segue os termos que valiam no dia dela. A versão que você aceitou, com o dia, fica no seu perfil.',
        'Valem as leis do Brasil. Sem prejuízo do foro do consumidor, quando houver, fica eleito o de Fortaleza, Ceará.',
      ],
    },
  ],
}
