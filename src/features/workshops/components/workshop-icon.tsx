import { GlassWater, GraduationCap, type LucideIcon, PartyPopper, Presentation, Rocket } from 'lucide-react'
import { automationIcons } from '@/content/automation-icons'

const icons: Readonly<Partial<Record<string, LucideIcon>>> = {
  ...automationIcons,
  menu_launch: Rocket,
  guided_tasting: GlassWater,
  team_training: GraduationCap,
  exclusive_event: PartyPopper,
}

export function WorkshopIcon({ type }: { type: string }) {
  const Icon = icons[type] ?? Presentation
  return <Icon aria-hidden size={24} className="mr-1 text-accent" />
}
