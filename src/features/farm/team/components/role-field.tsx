import type { StaffRole } from '@/data/tables/staff-members'
import { RadioCards } from '@/ui/radio-cards'
import { roleNames } from '../../role-names'

const options: readonly { value: StaffRole; label: string; description: string }[] = [
  {
    value: 'manager',
    label: roleNames.manager,
    description: 'Entra em todas as salas, dá cortesias e cuida da equipe.',
  },
  { value: 'fulfilment', label: roleNames.fulfilment, description: 'Pedidos, estoque, agenda e casas.' },
  { value: 'consultant', label: roleNames.consultant, description: 'Consultorias, agenda e casas.' },
]

interface RoleFieldProps {
  value: StaffRole
  onChange: (role: StaffRole) => void
}

/** The role of a member, with what it opens. */
export function RoleField({ value, onChange }: RoleFieldProps) {
  return (
    <RadioCards
      label="Papel"
      name="papel"
      value={value}
      options={options}
      onValueChange={(chosen) => {
        const option = options.find((candidate) => candidate.value === chosen)
        if (option) onChange(option.value)
      }}
    />
  )
}
