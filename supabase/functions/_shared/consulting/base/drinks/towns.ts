/** Which names of drinks fit the town of a house. Drinks are named after Fortaleza, its beaches and the state. */
import { containsPhrase, tokenize } from '../language/text.ts'

/** The landscapes of Ceará, as far as names of drinks depend on them. */
export type Region = 'dunes' | 'hills' | 'inland' | 'cariri'

/** Towns of each region, by the words that occur in names; a drink named after one belongs to its region. */
const towns: Readonly<Record<Region, readonly string[]>> = {
  dunes: [
    ...['jericoacoara', 'jijoca', 'preá', 'cruz', 'acaraú', 'camocim', 'almofala', 'itarema', 'trairi'],
    ...['paracuru', 'taíba', 'paraipaba', 'cumbuco', 'cauípe', 'aquiraz', 'prainha', 'beberibe', 'fortim'],
    ...['cascavel', 'aracati', 'canoa quebrada', 'icapuí', 'porto das dunas', 'barroquinha', 'flecheiras'],
  ],
  hills: [
    ...['guaramiranga', 'pacoti', 'mulungu', 'aratuba', 'baturité', 'palmácia', 'maranguape', 'redenção'],
    ...['tianguá', 'ubajara', 'viçosa', 'são benedito', 'ibiapaba', 'ibiapina', 'ipu', 'meruoca'],
  ],
  inland: [
    ...['quixadá', 'quixeramobim', 'sobral', 'itapajé', 'canindé', 'crateús', 'tauá', 'iguatu', 'icó'],
    ...['russas', 'limoeiro do norte', 'morada nova', 'boa viagem', 'nova russas', 'jaguaribe', 'acopiara'],
  ],
  cariri: ['crato', 'juazeiro', 'barbalha', 'nova olinda', 'santana do cariri', 'brejo santo', 'araripe'],
}

/** Fortaleza, which no other town names its drinks after. */
const capital: readonly string[] = [
  ...['mucuripe', 'volta da jurema', 'tabajaras', 'iracema', 'barra do ceará', 'beira-mar', 'aldeota'],
  ...['passeio público', 'josé de alencar', 'joão felipe', 'praça do ferreira', 'messejana', 'parangaba'],
  ...['jurema', 'varjota', 'benfica', 'dragão', 'poço da draga', 'ponte metálica', 'mercado central'],
  ...['brisa do parque', 'jandaíra', 'jardim da serra'],
]

/** The capital and the towns around it, whose guests know every name. */
const metropolis: readonly string[] = [
  ...['fortaleza', 'caucaia', 'maracanaú', 'eusébio', 'pacatuba', 'horizonte', 'pacajus', 'itaitinga'],
  ...['guaiúba', 'chorozinho', 'pindoretama', 'são gonçalo do amarante'],
]

/** What is seen only at the beach, in the hills or in the drylands. */
const scenery: readonly string[] = [
  ...['mar', 'maré', 'maresia', 'praia', 'jangada', 'jangadeiro', 'duna', 'areia', 'prancha', 'calçadão'],
  ...['pedra furada', 'piscina natural', 'ilha do amor', 'mangue', 'barco', 'farol'],
  ...['serra', 'neblina', 'geada', 'chapada', 'sertão', 'açude'],
]

/** What is seen only there; `dunes` is read by the words of the beach. */
const landscapes: Readonly<Record<Region, readonly string[]>> = {
  dunes: ['duna', 'lagoa', 'areia', 'pedra furada', 'ilha do amor', 'piscina natural', 'poente', 'vento'],
  hills: ['serra', 'neblina', 'geada', 'nuvem', 'frio', 'bica'],
  inland: ['sertão', 'açude', 'carnaúba', 'cacimba', 'gibão', 'cordel', 'chegada da chuva', 'umbuzeiro'],
  cariri: ['cariri', 'chapada', 'sertão', 'cordel', 'xilogravura', 'rabeca', 'gibão', 'reboco', 'matriz'],
}

/** Words of one region that read false in another: no frost at the beach. */
const foreign: Readonly<Record<Region, readonly string[]>> = {
  dunes: ['serra', 'geada', 'sertão', 'chapada', 'cariri', 'neblina', 'açude'],
  hills: ['duna', 'areia', 'sertão', 'calor', 'piscina natural', 'pedra furada', 'ilha do amor', 'cauípe'],
  inland: ['duna', 'geada', 'neblina', 'serra', 'piscina natural', 'pedra furada', 'ilha do amor'],
  cariri: ['duna', 'geada', 'neblina', 'piscina natural', 'pedra furada', 'ilha do amor'],
}

const holds = (words: readonly string[], phrases: readonly string[]) =>
  phrases.some((phrase) => containsPhrase(words, tokenize(phrase)))

const regions: readonly Region[] = ['dunes', 'hills', 'inland', 'cariri']

/** The region of a town; null for Fortaleza and towns that no table names. */
export function regionOf(city: string): Region | null {
  const words = tokenize(city)
  return regions.find((region) => holds(words, towns[region])) ?? null
}

export const isAtHome = (city: string): boolean => holds(tokenize(city), metropolis)

/** Every place of Ceará except the town itself. */
const placesBut = (city: string) =>
  [...capital, ...Object.values(towns).flat()].filter((place) => !holds(tokenize(city), [place]))

/** Whether a name fits a region: no town of another one, nothing that is not seen there. */
export function fitsRegion(name: string, region: Region | null, city: string): boolean {
  const words = tokenize(name)
  if (region === null) return isAtHome(city) || !holds(words, placesBut(city))
  const abroad = regions.flatMap((one) =>
    towns[one].filter((town) => one !== region || !holds(tokenize(city), [town])),
  )
  return !holds(words, [...abroad, ...capital]) && !holds(words, foreign[region])
}

/** Whether a name shows what is seen from the door of a house of this region. */
export const isOfRegion = (name: string, region: Region | null): boolean =>
  region !== null && holds(tokenize(name), [...landscapes[region], ...towns[region]])

/**
 * In Fortaleza every name fits; elsewhere only those without a place or scenery, and those of the town itself.
 * @param text name and story of the drink
 */
export function fitsTown(text: string, city: string): boolean {
  const [said, here] = [tokenize(text), tokenize(city)]
  if (holds(here, ['fortaleza'])) return true
  return !holds(said, [...placesBut(city), ...scenery])
}
