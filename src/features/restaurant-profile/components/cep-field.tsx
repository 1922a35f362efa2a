import { useEffect, useRef, useState } from 'react'
import { digitsOf } from '@/domain/contact'
import type { Place } from '@/forms/cep-lookup'
import { cepMask } from '@/forms/masks'
import { Button } from '@/ui/button'
import { MaskedField } from '@/ui/masked-field'

export type LookUpCep = (cep: string, abandoned: AbortSignal) => Promise<Place | null>

type Lookup =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'filled'; place: Place }
  | { kind: 'offered'; place: Place }
  | { kind: 'unknown' }

interface CepFieldProps {
  lookUp: LookUpCep
  /** Returns the place currently in the form. */
  readPlace: () => Place
  onPlace: (place: Place) => void
}

const length = 8

/**
 * A CEP that fills in city and state. It is only a convenience: it is not stored, and neither an unknown CEP nor an
 * unavailable service blocks the form. It replaces a typed place only when the owner accepts.
 */
export function CepField({ lookUp, readPlace, onPlace }: CepFieldProps) {
  const [cep, setCep] = useState('')
  const [lookup, setLookup] = useState<Lookup>({ kind: 'idle' })
  const [short, setShort] = useState(false)
  const asked = useRef(new AbortController())
  useEffect(() => () => asked.current.abort(), [])

  async function ask(digits: string) {
    const question = new AbortController()
    asked.current = question
    setLookup({ kind: 'asking' })
    const place = await lookUp(digits, question.signal)
    if (question.signal.aborted) return
    if (!place) return setLookup({ kind: 'unknown' })
    const { city, state } = readPlace()
    const agrees =
      (city.trim() === '' || sameText(city, place.city)) && (state === '' || sameText(state, place.state))
    if (!agrees) return setLookup({ kind: 'offered', place })
    onPlace(place)
    setLookup({ kind: 'filled', place })
  }

  function type(value: string) {
    setCep(value)
    setShort(false)
    asked.current.abort()
    setLookup({ kind: 'idle' })
    const digits = digitsOf(value)
    if (digits.length === length && digits !== digitsOf(cep)) void ask(digits)
  }

  return (
    <div>
      <MaskedField
        label="CEP (opcional)"
        hint="Preenche a cidade e o estado"
        mask={cepMask}
        placeholder="00000-000"
        inputMode="numeric"
        autoComplete="postal-code"
        value={cep}
        error={short ? 'CEP deve ter 8 dígitos' : undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setShort(cep !== '' && digitsOf(cep).length < length)}
      />
      <div role="status" className="mt-1.5 text-fg-muted text-sm empty:hidden">
        <LookupText
          lookup={lookup}
          onAccept={(place) => {
            onPlace(place)
            setLookup({ kind: 'filled', place })
          }}
        />
      </div>
    </div>
  )
}

function LookupText({ lookup, onAccept }: { lookup: Lookup; onAccept: (place: Place) => void }) {
  switch (lookup.kind) {
    case 'idle':
      return null
    case 'asking':
      return 'Buscando o endereço...'
    case 'unknown':
      return 'Não encontramos este CEP agora. Preencha a cidade e o estado abaixo.'
    case 'filled':
      return `${lookup.place.city}, ${lookup.place.state}`
    case 'offered':
      return (
        <>
          <p>
            Este CEP é de {lookup.place.city}, {lookup.place.state}. O que você escreveu continua como está.
          </p>
          <Button variant="secondary" size="sm" className="mt-2" onClick={() => onAccept(lookup.place)}>
            Usar cidade e estado do CEP
          </Button>
        </>
      )
  }
}

function sameText(one: string, other: string): boolean {
  return one.trim().localeCompare(other.trim(), 'pt-BR', { sensitivity: 'base' }) === 0
}
