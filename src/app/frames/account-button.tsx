import { ChevronDown } from 'lucide-react'
import { useOwner } from '@/session/session-context'
import { Button, type ButtonProps } from '@/ui/button'

/** Shows the restaurant’s name and opens the account menu. */
export function AccountButton(props: ButtonProps) {
  const { restaurant } = useOwner()
  const name = restaurant?.name ?? 'Minha conta'
  return (
    <Button variant="ghost" size="sm" aria-label={`Menu da conta: ${name}`} {...props} className="max-w-56">
      <span className="truncate">{name}</span>
      <ChevronDown aria-hidden size={18} />
    </Button>
  )
}
