import type { AutomationType, AutomationIcon as IconName } from '@consulting/base/answers/definition.ts'
import { automationDefinitions } from '@consulting/registry.ts'
import {
  BadgeDollarSign,
  Binoculars,
  BookOpen,
  ChartLine,
  ChefHat,
  type LucideIcon,
  Martini,
  Megaphone,
  UtensilsCrossed,
} from 'lucide-react'

const icons: Record<IconName, LucideIcon> = {
  Martini,
  UtensilsCrossed,
  ChefHat,
  BookOpen,
  Megaphone,
  ChartLine,
  Binoculars,
  BadgeDollarSign,
}

/** The icon of an automation; decorative. */
export function AutomationIcon({ type, size = 24 }: { type: AutomationType; size?: number }) {
  const Icon = icons[automationDefinitions[type].icon]
  return <Icon aria-hidden size={size} />
}
