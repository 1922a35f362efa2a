import type { AudienceOption, EstablishmentOption, Trait } from '../../base/house/venue.ts'

/** Why a drink with the trait suits a house. */
interface FitLine {
  text: string
  trait: Trait | null
}

function lines(...entries: (readonly [Trait | null, string])[]): FitLine[] {
  return entries.map(([trait, text]) => ({ trait, text }))
}

export const establishmentLines: Readonly<Record<EstablishmentOption, readonly FitLine[]>> = {
  'Boteco ou bar de bairro': lines(
    ['quick', 'Sai do balcão em cerca de um minuto, mesmo com a casa cheia.'],
    ['cheap', 'O custo baixo deixa o preço na faixa que o boteco pratica.'],
    ['fruity', 'A fruta conhecida dispensa explicação na mesa.'],
    ['strong', 'Dá ao balcão uma opção curta para quem não quer cerveja.'],
    ['long', 'Vem em copo alto e com muito gelo, no ritmo de quem divide petiscos.'],
    ['premium', 'É o degrau de cima da carta, para a mesa que quer conhecer a cachaça envelhecida.'],
  ),
  'Bar de coquetelaria': lines(
    ['classic', 'Parte de uma estrutura clássica que o seu público reconhece e troca o óbvio pela cana.'],
    ['bitter', 'Traz o amargor que uma carta de coquetelaria precisa ter.'],
    ['showy', 'A apresentação ajuda a carta a ser lida de longe, de uma mesa para a outra.'],
    ['strong', 'Curto e de pouca diluição, mostra a cachaça como destilado de primeira linha.'],
    ['spicy', 'O tempero dá ao bartender assunto para conversar no balcão.'],
    ['fruity', 'Equilibra a carta com fruta fresca medida, longe do excesso de doce.'],
  ),
  'Pub ou choperia': lines(
    ['long', 'Divide a mesa com o chope sem disputar com ele: longo e de pouco peso.'],
    ['quick', 'Tem montagem curta, que não trava a chopeira nas horas de pico.'],
    ['spicy', 'O toque picante conversa com as porções da casa.'],
    ['strong', 'Faz o papel da dose que acompanha o copo grande, com mais capricho.'],
    ['fruity', 'Abre a carta para quem vem ao pub e não gosta de amargor.'],
    ['cheap', 'O custo baixo permite a promoção de começo de noite.'],
  ),
  'Restaurante de alta gastronomia': lines(
    ['dry', 'Pouco doce, prepara o paladar e não atrapalha o primeiro prato.'],
    ['premium', 'A cachaça envelhecida sustenta o preço de uma carta de alta gastronomia.'],
    ['herbal', 'O aroma de ervas conversa com a cozinha e cabe em um menu degustação.'],
    ['showy', 'O serviço em taça acompanha o cuidado dos pratos.'],
    ['fruity', 'Leva à mesa uma fruta do Nordeste com a precisão que o salão pede.'],
    ['sweet', 'Fecha a refeição ao lado da sobremesa, ou no lugar dela.'],
  ),
  Bistrô: lines(
    ['bitter', 'É aperitivo de verdade: abre a refeição e pede a entrada.'],
    ['light', 'Leve o bastante para acompanhar um almoço longo.'],
    ['herbal', 'As ervas aproximam o copo da cozinha do bistrô.'],
    ['dry', 'Seco no fim, não cansa ao longo da refeição.'],
    ['sweet', 'Substitui bem a sobremesa na mesa que já está satisfeita.'],
    ['premium', 'Ocupa o lugar do digestivo importado, com margem melhor.'],
  ),
  'Restaurante de comida regional': lines(
    ['local', 'Tudo vem do Nordeste, como pede uma casa regional.'],
    ['fruity', 'A fruta do quintal reforça a história que a cozinha já conta.'],
    ['sweet', 'A doçura conversa com a memória dos doces de tacho.'],
    ['quick', 'A equipe do salão aprende em um turno e repete sem errar.'],
    ['premium', 'A madeira acompanha bem as carnes e os queijos da casa.'],
    ['long', 'Refresca a mesa entre um prato forte e outro.'],
  ),
  'Restaurante casual': lines(
    ['light', 'Leve, serve do almoço de domingo ao fim de tarde.'],
    ['fruity', 'Agrada a mesa inteira, de quem conhece drinks a quem está começando.'],
    ['quick', 'Não exige bartender dedicado: o salão dá conta.'],
    ['creamy', 'Faz as vezes de sobremesa para dividir.'],
    ['premium', 'Dá à carta uma opção de ocasião, com preço à altura.'],
    ['spicy', 'Acompanha bem as entradas fritas da casa.'],
  ),
  'Lanchonete ou fast casual': lines(
    ['quick', 'Cabe no tempo de montagem de um pedido no balcão.'],
    ['cheap', 'O custo baixo permite combo com sanduíche sem apertar a margem.'],
    ['light', 'Leve, acompanha o lanche do começo ao fim.'],
    ['long', 'Chega em copo cheio e gelado, do jeito que o público de balcão espera.'],
    ['creamy', 'Faz o papel de sobremesa gelada do cardápio.'],
    ['fruity', 'A fruta dá cor ao painel e ao balcão.'],
  ),
  'Food truck ou quiosque': lines(
    ['quick', 'Cabe na fila: pouca montagem e nenhum passo demorado.'],
    ['long', 'Funciona em copo de levar na mão, sem perder a graça.'],
    ['cheap', 'A conta fecha mesmo no preço de rua.'],
    ['spicy', 'O tempero aguenta o lanche de sabor forte.'],
    ['fruity', 'A cor da fruta chama a fila de longe.'],
    ['creamy', 'Pode esperar pronto na geladeira e sai na hora do pico.'],
  ),
  'Barraca de praia': lines(
    ['light', 'Tem teor moderado, para o sol e para a tarde comprida de conversa.'],
    ['fruity', 'Traz a fruta gelada que se procura com o pé na areia.'],
    ['long', 'Vem em copo grande e com gelo farto, que resiste ao vento quente.'],
    ['quick', 'Sai rápido mesmo com todas as mesas ocupadas.'],
    ['creamy', 'Substitui o sorvete na volta da caminhada.'],
    ['local', 'Tem gosto de Ceará para quem veio de longe ver o mar.'],
  ),
  Cafeteria: lines(
    ['sweet', 'Entra no lugar da sobremesa, ao lado da vitrine de bolos.'],
    ['creamy', 'A textura lembra as bebidas que a casa já serve.'],
    ['light', 'De teor moderado, estende o movimento da cafeteria até o começo da noite.'],
    ['herbal', 'Segue a linha dos chás da casa, agora gelados e para adultos.'],
    ['quick', 'O barista prepara entre um café e outro.'],
    ['showy', 'A taça leva a cafeteria para o horário do jantar.'],
  ),
  'Hotel ou pousada': lines(
    ['local', 'Apresenta o Ceará ao hóspede no primeiro copo.'],
    ['light', 'Fica bem à beira da piscina e no bar do salão.'],
    ['showy', 'A apresentação rende a foto que o hóspede leva da viagem.'],
    ['fruity', 'A fruta da região é a lembrança que não se acha em casa.'],
    ['premium', 'Completa a noite no bar do hotel, com tempo e madeira.'],
    ['bitter', 'Abre o jantar do hóspede que já conhece aperitivos.'],
  ),
  'Casa de shows ou eventos': lines(
    ['quick', 'Aguenta o intervalo do show, quando todos pedem ao mesmo tempo.'],
    ['long', 'Longo e gelado, dura mais que duas músicas.'],
    ['light', 'Tem teor moderado, para uma noite comprida e tranquila.'],
    ['cheap', 'Tem bom custo para volume e para o fechamento com o produtor do evento.'],
    ['fruity', 'É fácil de escolher em um painel lido de longe.'],
    ['premium', 'Serve o camarote com uma opção acima da linha do bar.'],
  ),
}

export const audienceLines: Readonly<Record<AudienceOption, readonly FitLine[]>> = {
  'Moradores do bairro': lines(
    ['cheap', 'Sai a preço de freguês, para quem mora perto.'],
    ['fruity', 'Tem o gosto que a vizinhança conhece desde sempre.'],
    ['quick', 'Tem receita simples, que a casa repete igual para o freguês de sempre.'],
  ),
  'Turistas brasileiros': lines(
    ['local', 'Mostra ao visitante o jeito daqui de tratar a fruta.'],
    ['fruity', 'A fruta regional dá ao turista um motivo para escolher a carta da casa.'],
    ['long', 'Refresca quem passou o dia na praia.'],
  ),
  'Turistas estrangeiros': lines(
    ['classic', 'A estrutura é familiar em qualquer língua; o sabor, só daqui.'],
    ['local', 'É uma apresentação do Ceará que dispensa tradução.'],
    ['fruity', 'Faz o garçom puxar conversa sobre a fruta.'],
  ),
  'Happy hour depois do trabalho': lines(
    ['light', 'Leve, combina com a saída do trabalho.'],
    ['quick', 'Chega à mesa enquanto a conversa ainda está começando.'],
    ['long', 'Acompanha a porção dividida do happy hour.'],
  ),
  'Executivos em almoço ou jantar de negócios': lines(
    ['dry', 'Discreto e seco, não rouba a atenção da conversa de negócios.'],
    ['premium', 'A cachaça envelhecida impressiona quem acha que já conhece a categoria.'],
    ['light', 'Tem teor contido, próprio para a mesa de trabalho.'],
  ),
  Casais: lines(
    ['showy', 'Bonito na taça, fica bem na mesa de dois.'],
    ['herbal', 'O perfume de ervas combina com luz baixa e conversa sem pressa.'],
    ['premium', 'Tem cara de noite especial.'],
  ),
  'Grupos de amigos': lines(
    ['long', 'Chega em copo cheio e acompanha a roda de conversa.'],
    ['fruity', 'É difícil achar na mesa quem não goste.'],
    ['quick', 'Permite atender uma mesa de oito sem deixar ninguém esperando.'],
  ),
  'Público de 25 a 35 anos': lines(
    ['showy', 'Tem cor e apresentação próprias, que o público de 25 a 35 anos reconhece na foto.'],
    ['spicy', 'O toque picante agrada quem procura novidade.'],
    ['fruity', 'Traz fruta de verdade, sem preparado de garrafa, como esse público cobra.'],
  ),
  'Público acima de 40 anos': lines(
    ['classic', 'Respeita a forma dos clássicos que esse público sabe pedir.'],
    ['strong', 'É curto, para quem prefere menos volume e mais sabor.'],
    ['premium', 'A madeira e o tempo de barril falam a quem já provou de tudo um pouco.'],
  ),
  'Apreciadores de cachaça': lines(
    ['strong', 'A cachaça está à frente e nada a esconde.'],
    ['premium', 'Deixa o barril aparecer, que é o que o apreciador procura.'],
    ['dry', 'É pouco doce: dá para reconhecer a cana do começo ao fim.'],
  ),
  'Quem prefere drinks leves': lines(
    ['light', 'Fica entre os de menor teor da carta.'],
    ['long', 'Rende muito volume para pouca cachaça, em copo alto.'],
    ['herbal', 'A erva traz frescor sem somar álcool.'],
  ),
  'Quem vem pela comida': lines(
    ['dry', 'Não briga com o prato: entra seco e sai limpo.'],
    ['light', 'Deixa espaço para a comida, que é o motivo da visita.'],
    ['bitter', 'O amargor limpa o paladar entre uma garfada e outra.'],
  ),
  'Festas e comemorações': lines(
    ['long', 'É bom para servir muitos copos seguidos com o mesmo padrão.'],
    ['showy', 'Tem aparência de comemoração.'],
    ['sweet', 'Agrada a mesa de aniversário, onde o doce é bem-vindo.'],
  ),
}

/** Fallback lines once the house's own are used up. */
export const generalLines: readonly FitLine[] = lines(
  ['quick', 'Leva poucos passos, o que facilita o treino da equipe.'],
  ['cheap', 'Está entre os de menor custo da carta.'],
  ['light', 'Leva pouco álcool por copo, para quem prefere assim.'],
  ['strong', 'Dá à carta um ponto de intensidade, entre opções mais leves.'],
  ['fruity', 'Dá cor de fruta à carta, sem corante.'],
  ['herbal', 'A erva fresca perfuma o salão quando o copo passa.'],
  ['creamy', 'A textura cremosa muda o ritmo da carta.'],
  ['bitter', 'Atende quem foge do doce.'],
  ['spicy', 'Varia o ritmo da carta com um sabor quente.'],
  ['dry', 'Equilibra a carta do lado menos doce.'],
  ['sweet', 'Atende quem chega procurando um sabor mais doce.'],
  ['long', 'Rende um copo generoso com uma dose só.'],
  ['local', 'É feito só com compras da região.'],
  ['premium', 'Valoriza a cachaça envelhecida com pouca interferência.'],
  ['showy', 'É o drink para a primeira foto do cardápio.'],
  ['classic', 'É fácil de descrever: quem conhece o clássico entende na primeira frase.'],
  [null, 'Completa a variedade da carta.'],
  [null, 'Tem lugar próprio na carta, longe dos outros em sabor.'],
  [null, 'Dá ao cardápio um sabor que não se repete.'],
)
