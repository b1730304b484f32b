/** Words that names are put together of, so that no firm or family is meant; what exists under one is chance. */
const beginnings =
  'Alder Amber Arrow Ash Barley Bell Birch Black Bramble Bright Brook Cedar Clover Copper Coral Crow Dapple Dune Elder Ember Fallow Fern Finch Flint Fox Frost Gold Grain Hare Hazel Heather Hollow Iron Ivy Juniper Lark Linden Marsh Mead Mist Moss Oak Otter Pebble Pine Quill Raven Reed Rowan Rush Sable Sand Silver Sorrel Stone Swift Tawny Thistle Thorn Umber Violet Willow Wren Yarrow'.split(
    ' ',
  );
const endings =
  'bank barrow beck bourne bridge brow cairn cliff combe cote croft dale dene fell field ford garth gate glen grove haven holm hurst lea march mere mill moor nook pool ridge rigg row shaw stead thwaite vale wick wold worth'.split(
    ' ',
  );
const trades =
  'Apothecary,Architects,Bakery,Bicycles,Bindery,Boatyard,Brewing,Cabinets,Catering,Ceramics,Cleaning,Coffee,Construction,Dairy,Dental,Design,Electrical,Engineering,Farm Supply,Fitness,Flooring,Florists,Foundry,Freight,Furniture,Garage,Gardens,Glass,Hardware,Heating,Joinery,Kitchens,Landscapes,Laundry,Legal,Lighting,Logistics,Machining,Masonry,Motors,Optics,Orchards,Packaging,Paints,Pet Care,Physio,Plumbing,Pottery,Print,Roofing,Saddlery,Software,Stables,Studio,Tailoring,Textiles,Tiles,Timber,Tools,Toys,Upholstery,Veterinary,Vineyard,Woodwork'.split(
    ',',
  );

const stems = beginnings.length * endings.length;

/** Shares no factor with the count of stems, so that all of them come before one comes again. */
const STRIDE = 1009;

const stem = (place: number) => {
  const at = (place * STRIDE) % stems;
  return `${beginnings[at % beginnings.length]}${endings[Math.floor(at / beginnings.length)]}`;
};

/** The firm or household at a place; every place has a name of its own. */
export function clientName(place: number, kind: 'firm' | 'household'): string {
  const round = Math.floor(place / stems);
  if (kind === 'household') return `${stem(place)} Household${round ? ` ${round + 1}` : ''}`;
  // The trade moves on with each round, so that a stem meets all of them before it is numbered.
  const trade = trades[(place + round) % trades.length];
  const again = Math.floor(round / trades.length);
  return `${stem(place)} ${trade}${again ? ` ${again + 1}` : ''}`;
}

/** A supplier of no tools. */
export const supplierName = (place: number): string => `${clientName(place, 'firm')} Supplies`;
