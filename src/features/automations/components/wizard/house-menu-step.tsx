import type { HouseMenuAnswer } from '@consulting/base/answers/definition.ts'
import { BookOpen, RefreshCw } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FileService } from '@/documents/file-service'
import { formatInteger } from '@/format/money'
import { Button } from '@/ui/button'
import { MenuReview } from '../file-step/menu-review'

const count = (items: number) => (items === 1 ? '1 item' : `${formatInteger(items)} itens`)

interface HouseMenuOfferProps {
  menu: HouseMenuAnswer
  onChoose: () => void
}

/** Offers the menu that the owner keeps on `/casa` instead of a file. */
export function HouseMenuOffer({ menu, onChoose }: HouseMenuOfferProps) {
  return (
    <div className="mb-5">
      <Button block icon={<BookOpen aria-hidden size={20} />} onClick={onChoose}>
        Usar o cardápio da casa ({count(menu.menu?.items.length ?? 0)})
      </Button>
      <p className="mt-3 text-center text-fg-muted text-sm">ou envie outro arquivo</p>
    </div>
  )
}

interface HouseMenuStepProps {
  answer: HouseMenuAnswer
  service: FileService
  onChange: (answer: HouseMenuAnswer | undefined) => void
  onObstacle: (obstacle: string | null) => void
}

/** The menu of the house, to correct for this request. */
export function HouseMenuStep({ answer, service, onChange, onObstacle }: HouseMenuStepProps) {
  // The editor starts from these items; its changes come back as the answer.
  const [items] = useState(answer.menu?.items ?? [])
  const [mistake, setMistake] = useState<string | null>(null)
  const tell = useEffectEvent((what: string | null) => onObstacle(what))
  useEffect(() => {
    tell(mistake)
    return () => tell(null)
  }, [mistake])
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-tone-green px-4 py-3 text-tone-green-fg">
        <BookOpen aria-hidden size={22} />
        <p role="status" className="min-w-0 flex-1 basis-40">
          <span className="block font-semibold">Cardápio da casa</span>
          <span className="text-sm">Trazido de A casa. O que você mudar aqui vale só para este pedido.</span>
        </p>
        <Button
          size="sm"
          variant="ghost"
          icon={<RefreshCw aria-hidden size={18} />}
          onClick={() => onChange(undefined)}
        >
          Enviar arquivo
        </Button>
      </div>
      <div className="mt-6">
        <MenuReview
          items={items}
          readText={service.readMenuText}
          onChange={(next, problem) => {
            setMistake(problem)
            onChange({ house: true, menu: next.length === 0 ? undefined : { items: next } })
          }}
        />
      </div>
    </>
  )
}
