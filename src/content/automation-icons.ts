import type { AutomationType } from '@consulting/automation-types.ts'
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

const icons: Readonly<Record<AutomationType, LucideIcon>> = {
  drink_creation: Martini,
  food_pairing: UtensilsCrossed,
  dish_creation: ChefHat,
  menu_redesign: BookOpen,
  content_generation: Megaphone,
  predictive_analytics: ChartLine,
  competitor_analysis: Binoculars,
  dynamic_pricing: BadgeDollarSign,
}

/** By type. The catalogue may hold types that this version of the site does not know. */
export const automationIcons: Readonly<Partial<Record<string, LucideIcon>>> = icons
