import { css } from 'lit';

/** What fills the mark of a method instead of an icon: a picture of a brand, which is made for white, or its name in type. */
export const markStyles = css`
  .brand {
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 100%;
    padding: 18%;
    background: #fff;
    object-fit: contain;
  }
  .letters {
    inline-size: 100%;
    fill: currentColor;
    text-anchor: middle;
  }
`;
