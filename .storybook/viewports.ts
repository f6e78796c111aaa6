const size = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type: width < 600 ? ('mobile' as const) : ('desktop' as const),
});

/** The widths that the elements are made for. */
export const viewports = {
  watch: size('Narrowest, 240', 240, 480),
  small: size('Small phone, 320', 320, 568),
  phone: size('Phone, 360', 360, 740),
  tablet: size('Tablet, 768', 768, 1024),
  desktop: size('Desktop column, 1024', 1024, 768),
};
